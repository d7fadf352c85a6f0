import { data } from 'react-router';
import { NotFound } from '#web/platform/ui/not-found.tsx';
import type { Route } from './+types/not-found-page';

/** Answers every address that no other page has, with the status that says so. */
export const loader = () => data(null, { status: 404 });

export const clientLoader = () => null;

export const meta: Route.MetaFunction = () => [];

export default NotFound;
