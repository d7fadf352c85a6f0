import { dataProvider } from '#admin/platform/client/services.ts';
import type { AdminInquiry, StaffInquiryAction } from '#contract/catering/desk/catering.ts';

/** Takes an action on an inquiry, with what goes along with it. Throws `HttpError`. */
export const act = (
  { id }: Pick<AdminInquiry, 'id'>,
  action: StaffInquiryAction,
  body: Record<string, unknown> = {},
) => dataProvider.act('catering-inquiries', { id, action, body });

/** What an action's question is told. */
export type ActionDialogProps = { inquiry: AdminInquiry; onClose: () => void };
