import { redirect } from 'react-router';
import { paths } from '#web/paths.ts';

/** `/services/snacks` is where old links look for the snacks. */
export const loader = () => redirect(paths.snacks, 301);

export const clientLoader = loader;
