import { PageHeading } from '#web/platform/ui/page-heading.tsx';

/** What the blog is, in one look. */
export const BlogHeading = () => (
  <PageHeading
    title="Stories from the kitchen"
    lead="How we cook, what a festival tastes of, and what else a tiffin can do."
  />
);
