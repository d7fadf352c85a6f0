import { TextInput } from 'react-admin';

/** What whoever brings it reads at the door; the kitchen's words are the instructions. */
export const DoorNoteInput = () => (
  <TextInput
    source="doorNote"
    label="Note for the door"
    helperText="Whoever brings it reads this: the bell, the side entrance. Not what is cooked."
    multiline
  />
);
