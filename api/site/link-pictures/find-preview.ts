import { pictureSubject } from '#art/picture-subject.ts';
import type { Subject } from '#art/subjects.ts';
import { kitchen } from '#contract/kitchen/kitchen.ts';
import { isApiError } from '#contract/platform/api-error.ts';
import type { Call } from '#contract/platform/endpoint.ts';
import { PAGE_PICTURES, type PagePicture } from '#contract/platform/link-pictures.ts';
import { blog } from '#contract/site/blog.ts';
import { snacks } from '#contract/snacks/catalogue.ts';
import { formatMoney } from '#domain/platform/money.ts';

/** What stands on a picture, all that decides how it looks. */
export type LinkPictureContent = {
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

/** The box that a picture's art or photo fills, beside its words. */
export const ART_BOX = { x: 620, y: 50, width: 540, height: 530 };

type FoundPreview = Omit<LinkPictureContent, 'kitchen'> | null;

/** What a read answers to an address that leads nowhere: nothing there, or no address at all. */
const MISSING = [400, 404, 422];

/** Null for an address that leads nowhere; everything else that goes wrong is not the asker's fault. */
async function unlessMissing<Data>(reading: Promise<Data>): Promise<Data | null> {
  return reading.catch((error) => {
    if (isApiError(error) && MISSING.includes(error.status)) return null;
    throw error;
  });
}

/** What stands on the picture of each page, and the art that the page itself wears. */
const PAGES: Record<PagePicture, { title: string; words: string; subject: Subject }> = {
  home: {
    title: 'Ghar ka khana, at your door by dinner.',
    words: 'Home-style vegetarian tiffin, Monday to Friday',
    subject: 'thali',
  },
  about: {
    title: 'Somebody is cooking for you.',
    words: 'Our story, and where we bring our food',
    subject: 'tiffin:daily',
  },
  'weekly-menu': {
    title: 'What we cook this week.',
    words: 'The menu, day by day',
    subject:
      'served:Puri|Vegetable Pulao|Kesar Shrikhand|Bhindi Masala|Kadhi|Rajma|Sev Tameta|Kachumber',
  },
  pricing: {
    title: 'Plans and prices.',
    words: 'Buy credits once, book the weekdays you want, skip the ones you don’t',
    subject: 'tiffin:open',
  },
  snacks: {
    title: 'Farsan, street food and sweets.',
    words: 'Made fresh, for pickup or delivery',
    subject: 'dish:Samosa',
  },
  catering: {
    title: 'We cook for your big day.',
    words: 'Weddings, birthdays, poojas and house parties, priced by the guest',
    subject: 'table',
  },
  inquiry: {
    title: 'Put your menu together.',
    words: 'See what your event comes to as you choose',
    subject: 'event:house',
  },
  blog: {
    title: 'Stories from the kitchen.',
    words: 'Recipes, festivals and how things work here',
    subject: 'dish:Khaman Dhokla',
  },
  contact: {
    title: 'Write to us, or call.',
    words: 'Where we are, and when we are there',
    subject: 'spot:delivered',
  },
  policies: {
    title: 'How we do things.',
    words: 'Subscriptions, delivery, payments and boxes, in plain words',
    subject: 'tiffin:closed',
  },
  privacy: {
    title: 'Your data stays with us.',
    words: 'What we know about you, and what happens to it',
    subject: 'tiffin:closed',
  },
};

function ofPage(name: string): FoundPreview {
  const page = PAGE_PICTURES.find((one) => one === name);
  return page ? PAGES[page] : null;
}

async function ofSnack(call: Call, slug: string): Promise<FoundPreview> {
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

async function ofPost(call: Call, slug: string): Promise<FoundPreview> {
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
export async function findPreview(call: Call, name: string): Promise<LinkPictureContent | null> {
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
