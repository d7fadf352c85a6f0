import { handlers } from '#api/platform/http/handler.ts';
import { home } from '#contract/site/home.ts';
import { readHome } from './read-home.ts';

export const homeHandlers = handlers(home, { read: readHome });
