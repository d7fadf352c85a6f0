/** `Write to hello@…`, or without an address while the business cannot be read. */
export function WriteTo({
  email,
  lower = false,
}: {
  email: string | undefined;
  /** In the middle of a sentence. */
  lower?: boolean;
}) {
  const write = lower ? 'write to' : 'Write to';
  if (!email) return <>{write} us</>;
  return (
    <>
      {write} <a href={`mailto:${email}`}>{email}</a>
    </>
  );
}
