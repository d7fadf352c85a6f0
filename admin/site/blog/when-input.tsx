import { RadioButtonGroupInput, TextInput } from 'react-admin';
import { useWatch } from 'react-hook-form';
import type { AdminPost } from '#contract/site/desk/blog.ts';
import { formatDayLong, formatInstant, formatTime } from '#domain/platform/days.ts';

/** `Monday, November 30, 2026 at 9:00 AM, Toronto time`, of what such an input holds. */
function timeWords(typed: string): string {
  const [day = '', time = ''] = typed.split('T');
  if (!day || !time) return "Toronto's clocks count, wherever you are.";
  return `${formatDayLong(day)} at ${formatTime(time)}, Toronto time`;
}

/** Who can read a post: nobody, everybody, or everybody from a moment on. */
export function WhenInput({ post }: { post: AdminPost | undefined }) {
  const status: string = useWatch({ name: 'status' }) ?? 'draft';
  const publishAt: string = useWatch({ name: 'publishAt' }) ?? '';
  const isOut = post?.status === 'published' && post.publishedAt;
  return (
    <>
      <RadioButtonGroupInput
        source="status"
        label="Who can read it"
        row={false}
        sx={{ '& .MuiFormControlLabel-root': { minHeight: 44, py: 0.25 } }}
        choices={[
          { id: 'draft', name: 'Nobody yet: a draft stays at the desk' },
          {
            id: 'published',
            name: isOut
              ? `Everybody, since ${formatInstant(isOut)}`
              : 'Everybody: publish it now, with Save',
          },
          { id: 'scheduled', name: 'Everybody from a time that you choose' },
        ]}
      />
      {status === 'scheduled' && (
        <TextInput
          source="publishAt"
          label="Publish at"
          type="datetime-local"
          helperText={timeWords(publishAt)}
          slotProps={{ inputLabel: { shrink: true } }}
          sx={{ maxWidth: 340 }}
        />
      )}
    </>
  );
}
