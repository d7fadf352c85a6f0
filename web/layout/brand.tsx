import { Link } from 'react-router';
import { fitInto, HEADER_LOGO, nameBeforeDot } from '#domain/kitchen/brand.ts';
import { useBusiness } from '#web/kitchen/business.ts';
import { paths } from '#web/paths.ts';

/** A name is set so large that it fits in the header whole, in as many lines as it needs. */
function sizeOf({ length }: string): string {
  if (length <= 9) return 'text-[1.625rem]';
  if (length <= 18) return 'text-[1.25rem] sm:text-[1.625rem] lg:text-[1.25rem] xl:text-[1.5rem]';
  if (length <= 40) return 'text-[1rem] sm:text-[1.25rem] lg:text-[1rem]';
  return 'text-[0.75rem] sm:text-[1rem] lg:text-[0.75rem]';
}

/** Whose shop this is: the kitchen's logo, else its whole name, heavy, with a chilli dot. */
export function Brand({ onClick }: { onClick?: () => void }) {
  const { name = 'Dabba Kitchen', logo } = useBusiness() ?? {};
  return (
    <Link
      to={paths.home}
      aria-label={`${name}, home`}
      {...(onClick && { onClick })}
      className={`inline-flex min-h-11 min-w-0 items-center leading-[1.05] font-extrabold tracking-[-0.03em] text-ink ${sizeOf(name)}`}
    >
      {logo ? (
        <img
          src={logo.src}
          alt={name}
          {...fitInto(logo, HEADER_LOGO)}
          className="logo-plate max-w-full min-w-0 object-contain"
        />
      ) : (
        <span className="text-balance wrap-anywhere">
          {nameBeforeDot(name)}
          <span className="text-chilli-ink">.</span>
        </span>
      )}
    </Link>
  );
}
