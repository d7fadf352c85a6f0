import { pictureSubject } from '#art/picture-subject.ts';
import type { Subject } from '#art/subjects.ts';
import { isApiError } from '#contract/platform/api-error.ts';
import { blog } from '#contract/site/blog.ts';
import type { Call } from '#contract/platform/call.ts';
import { kitchen } from '#contract/kitchen/kitchen.ts';
import { PAGE_PICTURES } from '#contract/site/link-pictures.ts';
import { snacks } from '#contract/snacks/catalogue.ts';
import { formatMoney } from '#domain/money/money.ts';
import { PAGES } from './pages.ts';

/** What stands on a picture, all that decides how it looks. */
export type Preview = {
  /** The kitchen's name. */
  kitchen: string;
  /** A word or two over the title: what kind of page this is. */
  kind?: string;
  title: string;
  /** A sentence under it. */
  words?: string;
  subject: Subject;
  /** Path of a photo that is shown instead of what is drawn. */
  photo?: string | null;
};

type Found = Omit<Preview, 'kitchen'> | null;

/** What a read answers to an address that leads nowhere: nothing there, or no address at all. */
const MISSING = [400, 404, 422];

/** Null for an address that leads nowhere; everything else that goes wrong is not the asker's fault. */
async function unlessMissing<Data>(reading: Promise<Data>): Promise<Data | null> {
  return reading.catch((error) => {
    if (isApiError(error) && MISSING.includes(error.status)) return null;
    throw error;
  });
}

function ofPage(name: string): Found {
  const page = PAGE_PICTURES.find((one) => one === name);
  return page ? PAGES[page] : null;
}

async function ofSnack(call: Call, slug: string): Promise<Found> {
  const snack = await unlessMissing(call(snacks.read, { params: { id: slug } }));
  if (snack?.slug !== slug) return null;
  return {
    kind: 'Snacks',
    title: snack.name,
    words: `${formatMoney(snack.price)} for ${snack.unit}`,
    subject: `dish:${snack.name}`,
    photo: snack.image,
  };
}

async function ofPost(call: Call, slug: string): Promise<Found> {
  const post = await unlessMissing(call(blog.read, { params: { id: slug } }));
  if (post?.slug !== slug) return null;
  return {
    kind: post.category,
    title: post.title,
    words: `${post.reading_time} min read`,
    subject: pictureSubject(post.picture),
    photo: post.featured_image,
  };
}

/** What a picture's name stands for: a page, `snacks/{slug}` or `blog/{slug}`; null for nothing. */
export async function findPreview(call: Call, name: string): Promise<Preview | null> {
  const [shelf = '', slug] = name.split(/\/(.*)/s);
  const found =
    slug === undefined
      ? ofPage(shelf)
      : shelf === 'snacks'
        ? await ofSnack(call, slug)
        : shelf === 'blog'
          ? await ofPost(call, slug)
          : null;
  if (!found) return null;
  const { name: kitchenName } = await call(kitchen.business, {});
  return { kitchen: kitchenName, ...found };
}
