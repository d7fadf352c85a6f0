import { CheckCheck, CircleCheck, CircleX, Clock, FileText, Phone } from 'lucide-react';
import type { InquiryStatus as Status } from '#contract/catering/inquiries.ts';
import { INQUIRY_STATES } from '#domain/catering/inquiry-states.ts';
import { labelOf } from '#domain/platform/states.ts';
import { StatusBadge, type StatusLook } from '#web/platform/ui/status-badge.tsx';

const LOOKS: Record<Status, StatusLook> = {
  pending: [Clock, 'turmeric'],
  contacted: [Phone, 'leaf'],
  quoted: [FileText, 'turmeric'],
  confirmed: [CircleCheck, 'leaf'],
  completed: [CheckCheck, 'steel'],
  cancelled: [CircleX, 'chilli'],
};

/** How a catering inquiry stands. */
export const InquiryStatus = ({ status }: { status: Status }) => (
  <StatusBadge look={LOOKS[status]} words={labelOf(INQUIRY_STATES, status)} />
);
