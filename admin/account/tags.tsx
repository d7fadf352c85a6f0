import { Box } from '@mui/material';
import { Chip } from '#admin/platform/components/chip.tsx';

/** What the kitchen calls a customer for itself. */
export const Tags = ({ tags }: { tags: readonly string[] }) =>
  tags.length > 0 && (
    <Box component="span" sx={{ display: 'inline-flex', flexWrap: 'wrap', gap: 0.5 }}>
      {tags.map((tag) => (
        <Chip key={tag} tone="turmeric">
          {tag}
        </Chip>
      ))}
    </Box>
  );
