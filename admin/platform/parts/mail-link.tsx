import { Link } from '@mui/material';

/** An address to write to. Too long for its line, it goes on below at its @. */
export function MailLink({ email }: { email: string }) {
  const at = email.lastIndexOf('@');
  return (
    <Link href={`mailto:${email}`} color="inherit">
      {email.slice(0, at)}
      <wbr />
      {email.slice(at)}
    </Link>
  );
}
