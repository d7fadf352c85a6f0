import type { profile } from '#contract/account/profile.ts';
import { photoFile } from '#test/photo-files.ts';
import { forCustomers, nothing, type RowsOf } from './row.ts';

export const profileRows: RowsOf<typeof profile> = {
  figures: { answers: forCustomers(), input: nothing },
  update: {
    answers: forCustomers(),
    input: () => ({
      body: {
        first_name: 'Asha',
        last_name: 'Patel',
        phone: null,
        address: null,
        diet: 'vegetarian',
        allergies: '',
        standing_note: '',
      },
    }),
  },
  setPhoto: {
    answers: forCustomers(),
    input: async () => ({ body: { file: (await photoFile()).toString('base64') } }),
  },
  removePhoto: { answers: forCustomers(), input: nothing },
};
