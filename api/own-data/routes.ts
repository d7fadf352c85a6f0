import { handlers } from '#api/core/handler.ts';
import { ownData } from '#contract/own-data.ts';
import { downloadOwnData } from './download.ts';

export const ownDataHandlers = handlers(ownData, { download: downloadOwnData });
