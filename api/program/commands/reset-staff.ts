import { readEnv } from '#api/env.ts';
import { resetStaffPassword } from '#api/kitchen/staff/first-owner.ts';
import { commandLine } from '#api/program/command-line.ts';
import { openDatabase } from '#api/program/open-database.ts';
import { StartupError } from '#db/platform/database-error.ts';

/** `npm run staff:reset -- <e-mail>`: a new password for a staff account, from the console. */
async function main(email: string | undefined): Promise<void> {
  const { connection, close } = await openDatabase(readEnv(process.env), console.log, () => {});
  try {
    const { db } = connection;
    const password = email && (await resetStaffPassword(db, email, Temporal.Now.instant()));
    if (password) {
      console.log(`\n  E-mail    ${email}\n  Password  ${password}\n`);
      console.log('  It is shown this once and must be changed at the next sign-in.\n');
      return;
    }
    const staff = await db
      .selectFrom('staff')
      .select(['email', 'name', 'role'])
      .orderBy('email')
      .execute();
    const known = staff.map((one) => `  ${one.email}  (${one.name}, ${one.role})`).join('\n');
    throw new StartupError(
      `${email ? `Nobody in the staff has the address ${email}.` : `Whose password? ${commandLine('staff:reset', 'name@example.com')}`}\n\n` +
        `The staff accounts are:\n${known || '  none yet: the first start makes the owner'}`,
    );
  } finally {
    await close();
  }
}

main(process.argv[2]).catch((error) => {
  console.error(error instanceof StartupError ? `\n${error.message}\n` : error);
  process.exitCode = 1;
});
