import { recordAudit } from '#api/kitchen/audit/record-audit.ts';
import type { StaffWrite } from '#api/platform/http/context.ts';
import type { AdminPost } from '#contract/site/desk/blog.ts';
import { type Refusal, refuse } from '#contract/platform/refusal.ts';
import { dropPhotoIfUnused } from '#db/platform/photos.ts';
import { lockPost } from '#db/site/posts.ts';
import { presentPost } from './present.ts';

/** Deletes a post for good. */
export async function removePost(ctx: StaffWrite, id: string): Promise<AdminPost | Refusal> {
  const row = await lockPost(ctx.db, id);
  if (!row) return refuse('blog_not_found');
  await ctx.db.deleteFrom('posts').where('id', '=', id).execute();
  if (row.photo_id) await dropPhotoIfUnused(ctx.db, row.photo_id);
  const before = presentPost(row, ctx.now);
  await recordAudit(ctx, { action: 'delete', resource: 'blogs', id, before });
  return before;
}
