import { endpoint } from '../endpoint.ts';
import { BusinessProfile, CateringSettings, KitchenSettings, Testimonials } from '../settings.ts';

/** The groups of settings that the desk edits; each is read and stored whole. */
export const adminSettings = {
  readKitchen: endpoint({
    method: 'GET',
    path: '/v1/admin/settings/kitchen',
    access: 'staff',
    summary: "Read the kitchen's rules: cut-off, deadlines, capacities, postal prefixes",
    data: KitchenSettings,
  }),
  updateKitchen: endpoint({
    method: 'PUT',
    path: '/v1/admin/settings/kitchen',
    access: 'staff',
    summary: "Change the kitchen's rules",
    body: KitchenSettings,
    data: KitchenSettings,
  }),
  readBusiness: endpoint({
    method: 'GET',
    path: '/v1/admin/settings/business',
    access: 'staff',
    summary: 'Read the business profile',
    data: BusinessProfile,
  }),
  updateBusiness: endpoint({
    method: 'PUT',
    path: '/v1/admin/settings/business',
    access: 'staff',
    summary: 'Change the business profile',
    body: BusinessProfile,
    data: BusinessProfile,
  }),
  readCatering: endpoint({
    method: 'GET',
    path: '/v1/admin/settings/catering',
    access: 'staff',
    summary: 'Read what catering costs beside its plans, and when the kitchen calls',
    data: CateringSettings,
  }),
  updateCatering: endpoint({
    method: 'PUT',
    path: '/v1/admin/settings/catering',
    access: 'staff',
    summary: 'Change what catering costs beside its plans, and when the kitchen calls',
    body: CateringSettings,
    data: CateringSettings,
  }),
  readTestimonials: endpoint({
    method: 'GET',
    path: '/v1/admin/settings/testimonials',
    access: 'staff',
    summary: 'Read what customers say, samples too',
    data: Testimonials,
  }),
  updateTestimonials: endpoint({
    method: 'PUT',
    path: '/v1/admin/settings/testimonials',
    access: 'staff',
    summary: 'Change what customers say, and whether the shop shows it',
    body: Testimonials,
    data: Testimonials,
  }),
};
