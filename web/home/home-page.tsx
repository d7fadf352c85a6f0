import { drawThali } from '#art/thali.ts';
import '#art/thali.css';
import type { PageHandle } from '../page-handle.ts';
import { paths } from '../paths.ts';
import { pageMeta } from '../seo.ts';
import { LinkButton } from '../ui/button.tsx';
import { Picture } from '../ui/picture.tsx';
import type { Route } from './+types/home-page';

export const handle: PageHandle = { cache: { query: [] } };

export const meta: Route.MetaFunction = (args) =>
  pageMeta(args, { title: 'Home-cooked tiffin', description: 'x', path: paths.home });

const THALI = drawThali({ label: 'A steel thali' });

export default function HomePage() {
  return (
    <div className="wrap grid items-center gap-10 pt-6 lg:grid-cols-2">
      <div>
        <h1 className="text-hero">Ghar ka khana, at your door by eight.</h1>
        <LinkButton to={paths.pricing}>See plans and prices</LinkButton>
      </div>
      <Picture svg={THALI} />
    </div>
  );
}
