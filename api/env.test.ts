import { describe, expect, it } from 'vitest';
import { StartupError } from '#db/platform/database-error.ts';
import { readEnv } from './env.ts';

function complaint(raw: Record<string, string>): string {
  try {
    readEnv(raw);
  } catch (error) {
    expect(error).toBeInstanceOf(StartupError);
    return (error as Error).message;
  }
  return '';
}

describe('the environment', () => {
  it('may be empty', () => {
    expect(readEnv({})).toMatchObject({
      port: 3000,
      host: '127.0.0.1',
      publicUrl: 'http://localhost:3000',
      databaseUrl: undefined,
      trustProxy: false,
      rateLimit: true,
      worker: 'inline',
      production: false,
    });
    expect(readEnv({}).dataDir).toMatch(/^\/.+\/data$/);
    expect(readEnv({ PORT: '', DATABASE_URL: '  ' })).toMatchObject({ port: 3000 });
  });

  it('is read into what the program needs', () => {
    const env = readEnv({
      PORT: '8080',
      PUBLIC_URL: 'https://dabba.example/',
      TRUST_PROXY: 'loopback, 10.0.0.0/8',
      ADMIN_EMAIL: 'Meera@Dabba.example',
    });
    expect(env).toMatchObject({
      port: 8080,
      publicUrl: 'https://dabba.example',
      trustProxy: ['loopback', '10.0.0.0/8'],
      admin: { email: 'meera@dabba.example', password: undefined },
    });
  });

  it('has the database itself besides the pooler before it', () => {
    const pooler = 'postgres://dabba@127.0.0.1:6432/dabba';
    const servers = 'postgres://dabba@one,two/dabba?target_session_attrs=read-write';
    expect(readEnv({ DATABASE_URL: servers })).toMatchObject({
      databaseUrl: servers,
      pooledUrl: undefined,
    });
    expect(readEnv({ DATABASE_URL: pooler, DATABASE_DIRECT_URL: servers })).toMatchObject({
      databaseUrl: servers,
      pooledUrl: pooler,
    });
    expect(complaint({ DATABASE_DIRECT_URL: servers })).toContain('use DATABASE_URL');
  });

  it.each([
    ['PORT', 'eighty', 'use a port number from 0 to 65535'],
    ['PORT', '70000', 'use a port number from 0 to 65535'],
    [
      'DATABASE_URL',
      'mysql://x',
      'use an address such as postgres://user:password@host:5432/database',
    ],
    ['PUBLIC_URL', 'dabba.example', 'use an address such as https://dabba.example'],
    ['ADMIN_EMAIL', 'meera', 'use an e-mail address'],
    ['ADMIN_PASSWORD', 'short', 'use at least 8 characters'],
    ['SECRET', 'short', 'use at least 32 characters'],
    ['WORKER', 'yes', 'use inline, off or only'],
    ['RATE_LIMIT', 'no', 'use on or off'],
    [
      'TRUST_PROXY',
      'nginx',
      'use false, addresses of proxies such as loopback or 10.0.0.0/8, or how',
    ],
    ['TRUST_PROXY', 'true', 'would believe whatever address anybody sends'],
    ['TRUST_PROXY', '0.0.0.0/0', 'would believe whatever address anybody sends'],
    ['TRUST_PROXY', 'loopback, ::/0', 'would believe whatever address anybody sends'],
    ['SMTP_URL', 'mail.example', 'use an address such as smtp://user:password@host:587'],
  ])('with %s=%s says which variable does not fit and what would', (name, value, words) => {
    expect(complaint({ [name]: value })).toContain(`${name}: ${words}`);
  });

  it('takes the number of proxies in a row', () => {
    expect(readEnv({ TRUST_PROXY: '2' }).trustProxy).toBe(2);
  });

  it('names everything that does not fit at once', () => {
    const message = complaint({ PORT: 'x', WORKER: 'y' });
    expect(message).toContain('PORT:');
    expect(message).toContain('WORKER:');
  });

  it('refuses to go without limits where customers are', () => {
    const open = { NODE_ENV: 'production', RATE_LIMIT: 'off' };
    expect(complaint({ ...open, PUBLIC_URL: 'https://dabba.example' })).toContain('RATE_LIMIT');
    expect(readEnv(open).rateLimit).toBe(false);
  });
});
