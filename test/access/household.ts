import type { adminHousehold } from '#contract/account/desk-household.ts';
import type { household } from '#contract/account/household.ts';
import { buildMember } from '#test/factories.ts';
import { forCustomers, forItsOwner, forKitchen, nothing, type RowsOf } from './row.ts';
import type { Scene } from './scene.ts';

const memberOf = ({ services, owner }: Scene) => buildMember(services.db, owner.id);
const ownMember = async (scene: Scene) => ({ params: { id: (await memberOf(scene)).id } });
const memberAtDesk = async (scene: Scene) => ({
  params: { id: scene.owner.id, memberId: (await memberOf(scene)).id },
});

const body = () => ({
  name: `Meera ${crypto.randomUUID().slice(0, 8)}`,
  diet: 'jain' as const,
  allergies: 'Peanuts',
});

export const householdRows: RowsOf<typeof household> = {
  list: { answers: forCustomers(), input: nothing },
  add: { answers: forCustomers(201), input: () => ({ body: body() }) },
  change: {
    answers: forItsOwner(),
    input: async (scene) => ({ ...(await ownMember(scene)), body: body() }),
  },
  remove: { answers: forItsOwner(), input: ownMember },
};

export const adminHouseholdRows: RowsOf<typeof adminHousehold> = {
  list: { answers: forKitchen(), input: ({ owner }) => ({ params: { id: owner.id } }) },
  add: {
    answers: forKitchen(201),
    input: ({ owner }) => ({ params: { id: owner.id }, body: body() }),
  },
  change: {
    answers: forKitchen(),
    input: async (scene) => ({ ...(await memberAtDesk(scene)), body: body() }),
  },
  remove: { answers: forKitchen(), input: memberAtDesk },
};
