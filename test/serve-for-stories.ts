import { join } from 'node:path';
import { copyFolder, makeTestFolder, removeFolder } from './folders.ts';
import { serveControl } from './story-server/control.ts';
import { GOOGLE_CLIENT } from './story-server/google.ts';
import { openMailbox } from './story-server/mailbox.ts';
import { STORY_OWNER } from './story-server/owner.ts';
import { settleStories } from './story-server/settle-stories.ts';

// The program as `npm start` runs it, on a new kitchen whose owner has been through the first-day
// list and that is gone when it stops, with a mail server beside it and a door for the stories. With
// AS_IT_CAME=yes nobody has been through it, and there is no mail server. SETTLED names the data folder
// of such a kitchen from before its program began, to start from a copy of it.
const isNew = process.env.AS_IT_CAME === 'yes';
const folder = makeTestFolder('stories');
process.on('exit', () => removeFolder(folder));
const dataDir = join(folder, 'data');
const settled = process.env.SETTLED ?? join(folder, 'settled');
const mailbox = await openMailbox();
serveControl(Number(process.env.CONTROL_PORT), { dataDir, settled, mails: mailbox.mails });
Object.assign(process.env, {
  NODE_ENV: 'production',
  DATA_DIR: dataDir,
  DATABASE_URL: '',
  SMTP_URL: isNew ? '' : mailbox.url,
  MAIL_WAIT_SECONDS: '0',
  GOOGLE_CLIENT_ID: GOOGLE_CLIENT,
  GOOGLE_ISSUER: `http://127.0.0.1:${process.env.CONTROL_PORT}`,
  RATE_LIMIT: 'off',
  ADMIN_EMAIL: STORY_OWNER.email,
  ADMIN_PASSWORD: STORY_OWNER.password,
  LOG_LEVEL: 'warn',
});
if (!isNew && !process.env.SETTLED) await settleStories(settled);
if (!isNew) copyFolder(settled, dataDir);
await import(new URL('../build/server/main.js', import.meta.url).href);
