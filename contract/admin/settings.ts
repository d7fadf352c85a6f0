import { endpoint } from '../endpoint.ts';
import { BusinessProfile, KitchenSettings } from '../settings.ts';

/** The two groups of settings that the desk edits; each is read and stored whole. */
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
};
