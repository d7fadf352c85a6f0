import { Link } from 'react-router';
import { useBusiness } from '../business.ts';
import { paths } from '../paths.ts';

/** The kitchen's name as a wordmark: its first word, small and heavy, with a chilli dot. */
export function Brand({ onClick }: { onClick?: () => void }) {
  const name = useBusiness()?.name ?? 'Dabba Kitchen';
  return (
    <Link
      to={paths.home}
      aria-label={`${name}, home`}
      {...(onClick && { onClick })}
      className="inline-flex min-h-11 items-center text-[1.625rem] leading-none font-extrabold tracking-[-0.03em] text-ink"
    >
      {name.split(' ')[0]?.toLowerCase()}
      <span className="text-chilli-ink">.</span>
    </Link>
  );
}
