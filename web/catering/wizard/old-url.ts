import { redirect } from 'react-router';
import { paths } from '#web/paths.ts';

/** `/services/inquiry` is where old links look for the catering inquiry. */
export const loader = () => redirect(paths.inquiry, 301);

export const clientLoader = loader;
