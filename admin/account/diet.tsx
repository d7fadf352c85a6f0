import { Box } from '@mui/material';
import { TriangleAlert } from 'lucide-react';
import { SelectInput, TextInput } from 'react-admin';
import { DIET_CHOICES, DIET_LABELS } from '#admin/kitchen/labels/choices.ts';
import { Chip } from '#admin/platform/components/chip.tsx';
import type { Diet } from '#contract/account/diet.ts';

/** Whom to cook differently for stands out; vegetarian, which everything is, stays quiet. */
export const DietBadge = ({ diet }: { diet: Diet }) => (
  <Chip tone={diet === 'vegetarian' ? 'leaf' : 'turmeric'}>{DIET_LABELS[diet]}</Chip>
);

type AllergiesProps = {
  allergies: string;
  /** What the box has of it. */
  inBox?: readonly string[];
};

/** An allergy, loud enough to be seen from across a kitchen; nothing when there is none. */
export function Allergies({ allergies, inBox = [] }: AllergiesProps) {
  if (!allergies.trim()) return null;
  return (
    <Box
      component="span"
      sx={{
        display: 'flex',
        alignItems: 'flex-start',
        gap: 1,
        px: 1.25,
        py: 0.75,
        borderRadius: 2,
        bgcolor: 'house.chilli',
        color: 'house.onChilli',
        fontWeight: 700,
        lineHeight: 1.3,
      }}
    >
      <TriangleAlert size={20} aria-hidden style={{ flex: 'none' }} />
      <span>
        Allergy: {allergies}
        {inBox.length > 0 && (
          <span style={{ display: 'block' }}>In this box: {inBox.join(', ')}</span>
        )}
      </span>
    </Box>
  );
}

/** What the cook must know of somebody: diet, allergies, standing note. */
export const CookInputs = () => (
  <>
    <SelectInput source="diet" label="Diet" choices={DIET_CHOICES} emptyText={false} fullWidth />
    <TextInput source="allergies" label="Allergies" />
    <TextInput source="standingNote" label="Standing note for the kitchen" multiline />
  </>
);
