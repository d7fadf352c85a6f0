/** Who a plan, a tiffin or a box is for, where it is somebody else than the account holder. */
type ForSomebody = { memberName: string | null };

/** `Meera (Asha Patel)`: what stands on a box; on the account holder's own their name alone. */
export const nameOnBox = ({
  customerName,
  memberName,
}: ForSomebody & { customerName: string }): string =>
  memberName === null ? customerName : `${memberName} (${customerName})`;

/** `for Meera`, after what is for her; nothing for the account holder. */
export const forMemberText = ({ memberName }: ForSomebody): string =>
  memberName === null ? '' : `for ${memberName}`;
