import { redirect } from 'react-router';
import { paths } from '#web/paths.ts';

/** `/services/snacks` is where old links look for the snacks (decisions 22). */
export const loader = () => redirect(paths.snacks, 301);

export const clientLoader = loader;
