import * as z from 'zod/mini';
import { GatewaySettings } from '#contract/kitchen/desk-gateways.ts';
import {
  BusinessProfile,
  CateringSettings,
  DeskSettings,
  KitchenSettings,
  Testimonials,
} from '#contract/kitchen/settings.ts';
import { endpoint } from '#contract/platform/endpoint.ts';

/** Counts the changes of a group, 0 while nothing was stored: whoever saves names the one they read. */
const versioned = { version: z.int() };

const Kitchen = z.extend(KitchenSettings, versioned);
const Business = z.extend(BusinessProfile, versioned);
const Catering = z.extend(CateringSettings, versioned);
const Desk = z.extend(DeskSettings, versioned);
const Gateways = z.extend(GatewaySettings, versioned);
const VersionedTestimonials = z.extend(Testimonials, versioned);

/** The groups of settings that the desk edits; each is read and stored whole. */
export const adminSettings = {
  readKitchen: endpoint({
    method: 'GET',
    path: '/v1/admin/settings/kitchen',
    access: 'owner',
    summary: "Read the kitchen's rules: cut-off, deadlines, capacities, postal prefixes",
    data: Kitchen,
  }),
  updateKitchen: endpoint({
    method: 'PUT',
    path: '/v1/admin/settings/kitchen',
    access: 'owner',
    summary: "Change the kitchen's rules",
    body: Kitchen,
    data: Kitchen,
    errors: ['conflict'],
  }),
  readBusiness: endpoint({
    method: 'GET',
    path: '/v1/admin/settings/business',
    access: 'owner',
    summary: 'Read the business profile',
    data: Business,
  }),
  updateBusiness: endpoint({
    method: 'PUT',
    path: '/v1/admin/settings/business',
    access: 'owner',
    summary: 'Change the business profile',
    body: Business,
    data: Business,
    errors: ['conflict'],
  }),
  readCatering: endpoint({
    method: 'GET',
    path: '/v1/admin/settings/catering',
    access: 'owner',
    summary: 'Read what catering costs beside its plans, and when the kitchen calls',
    data: Catering,
  }),
  updateCatering: endpoint({
    method: 'PUT',
    path: '/v1/admin/settings/catering',
    access: 'owner',
    summary: 'Change what catering costs beside its plans, and when the kitchen calls',
    body: Catering,
    data: Catering,
    errors: ['conflict'],
  }),
  readDesk: endpoint({
    method: 'GET',
    path: '/v1/admin/settings/desk',
    access: 'owner',
    summary: 'Read how one signs in at the desk, and when that ends',
    data: Desk,
  }),
  updateDesk: endpoint({
    method: 'PUT',
    path: '/v1/admin/settings/desk',
    access: 'owner',
    summary: 'Change how one signs in at the desk, and when that ends',
    body: Desk,
    data: Desk,
    errors: ['conflict', 'own_factor_first'],
  }),
  readGateways: endpoint({
    method: 'GET',
    path: '/v1/admin/settings/gateways',
    access: 'owner',
    summary: 'Read who carries messages to phones; what signs the kitchen in there is never told',
    data: Gateways,
  }),
  updateGateways: endpoint({
    method: 'PUT',
    path: '/v1/admin/settings/gateways',
    access: 'owner',
    summary: 'Change who carries messages to phones; an empty secret keeps the one that is stored',
    body: Gateways,
    data: Gateways,
    errors: ['conflict', 'gateway_secret_missing'],
  }),
  readTestimonials: endpoint({
    method: 'GET',
    path: '/v1/admin/settings/testimonials',
    access: 'owner',
    summary: 'Read what customers say, samples too',
    data: VersionedTestimonials,
  }),
  updateTestimonials: endpoint({
    method: 'PUT',
    path: '/v1/admin/settings/testimonials',
    access: 'owner',
    summary: 'Change what customers say, and whether the shop shows it',
    body: VersionedTestimonials,
    data: VersionedTestimonials,
    errors: ['conflict'],
  }),
};
