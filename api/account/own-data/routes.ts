import { handlers } from '#api/platform/http/handler.ts';
import { ownData } from '#contract/account/own-data.ts';
import { downloadOwnData } from './download.ts';

export const ownDataHandlers = handlers(ownData, { download: downloadOwnData });
