/** `Write to hello@…`, or without an address while it is not known. */
export function WriteTo({
  email,
  lower = false,
}: {
  email: string | null | undefined;
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
