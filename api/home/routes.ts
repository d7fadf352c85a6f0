import { handlers } from '#api/core/handler.ts';
import { home } from '#contract/home.ts';
import { readHome } from './read-home.ts';

export const homeHandlers = handlers(home, { read: readHome });
