import * as z from 'zod/mini';
import { MenuCategory } from '#contract/catering/inquiry-menu.ts';
import { MenuOption } from '#contract/catering/menu.ts';
import { Portion, SuitedDiets } from '#contract/menu/desk-dishes.ts';
import { changedSince } from '#contract/platform/concurrent-edits.ts';
import { endpoint } from '#contract/platform/endpoint.ts';
import { listQuery } from '#contract/platform/lists.ts';
import { Id, Money, requiredText, text } from '#contract/platform/primitives.ts';

/** A thing on the catering menu, as the desk edits it. */
export const AdminMenuOption = z.extend(MenuOption, {
  category: MenuCategory,
  /** How much one serving is; null while nobody has said. */
  portion: z.nullable(Portion),
  isActive: z.boolean(),
  sortOrder: z.int(),
});
export type AdminMenuOption = z.output<typeof AdminMenuOption>;

export const MenuOptionBody = z
  .object({
    category: MenuCategory,
    name: requiredText(80, 'Please enter a name.'),
    spellings: z.array(text(80)).check(
      z.maxLength(10, 'Please use at most 10 spellings.'),
      z.overwrite((list) => [...new Set(list)].filter((spelling) => spelling !== '')),
    ),
    surcharge: Money.check(
      z.gte(0, 'A surcharge cannot be negative.'),
      z.lte(100_000, 'Please enter at most C$1,000.00.'),
    ),
    portion: z.nullish(Portion),
    diets: SuitedDiets,
    isDefault: z.boolean(),
    isActive: z.boolean(),
    sortOrder: z.int().check(z.gte(0), z.lte(10_000)),
  })
  .check(
    z.refine((option) => option.isActive || !option.isDefault, {
      path: ['isDefault'],
      message: 'What is switched off cannot be the default.',
    }),
  );

const byId = z.object({ id: Id });

/** What is on the catering menu; `adminCatering` has these, too. */
export const adminMenuOptions = {
  listOptions: endpoint({
    method: 'GET',
    path: '/v1/admin/catering-options',
    access: 'kitchen',
    summary: 'List what is on the catering menu, also what is switched off',
    query: z.object({
      ...listQuery(['sortOrder', 'name']),
      category: z.optional(MenuCategory),
    }),
    data: z.array(AdminMenuOption),
    paginated: true,
  }),
  readOption: endpoint({
    method: 'GET',
    path: '/v1/admin/catering-options/:id',
    access: 'kitchen',
    summary: 'Read one thing on the catering menu',
    params: byId,
    data: AdminMenuOption,
  }),
  createOption: endpoint({
    method: 'POST',
    path: '/v1/admin/catering-options',
    access: 'kitchen',
    summary: 'Put something on the catering menu',
    body: MenuOptionBody,
    data: AdminMenuOption,
    status: 201,
    idempotent: true,
    errors: ['menu_option_taken'],
  }),
  updateOption: endpoint({
    method: 'PUT',
    path: '/v1/admin/catering-options/:id',
    access: 'kitchen',
    summary: 'Change something on the catering menu; what was asked for stays as it was',
    params: byId,
    body: z.safeExtend(MenuOptionBody, changedSince),
    data: AdminMenuOption,
    errors: ['menu_option_taken', 'conflict'],
  }),
  removeOption: endpoint({
    method: 'DELETE',
    path: '/v1/admin/catering-options/:id',
    access: 'kitchen',
    summary: 'Take something off the catering menu for good',
    params: byId,
    data: AdminMenuOption,
  }),
};
