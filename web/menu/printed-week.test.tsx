import { renderToString } from 'react-dom/server';
import { createRoutesStub } from 'react-router';
import { expect, it } from 'vitest';
import { buildDish, buildWeek } from '#test/builders/build-menu.ts';
import { PUBLIC_BUSINESS } from '#test/public-business.ts';
import { PrintedWeek } from './printed-week.tsx';

const week = buildWeek('2026-11-16', {
  Monday: { items: [buildDish('Undhiyu', { allergensKnown: false })] },
  Tuesday: { closed: 'Kitchen party' },
});

const Page = createRoutesStub([
  { id: 'root', path: '/', Component: () => <PrintedWeek week={week} /> },
]);
const loaderData = { root: { origin: '', business: PUBLIC_BUSINESS } };
const paper = renderToString(<Page hydrationData={{ loaderData }} />);

it('says on paper what the screen says of a day', () => {
  expect(paper).toContain('Undhiyu');
  expect(paper).toContain('The kitchen is closed: Kitchen party');
  expect(paper).toContain('No Menu Available for Wednesday');
});

it('sends whoever asks for unknown allergens to the kitchen', () => {
  expect(paper).toContain('Ask us about allergens');
});

it('has no room for a weekend on which nothing is cooked', () => {
  expect(paper).not.toContain('Saturday');
});
