import { useSortable } from '@dnd-kit/sortable';
import { Box, IconButton, Stack } from '@mui/material';
import { ChevronDown, ChevronUp, GripVertical } from 'lucide-react';
import type { KeyboardEvent } from 'react';
import { Chip } from '#admin/platform/components/chip.tsx';
import { DishPicture } from '#admin/platform/photos/picture.tsx';
import type { AdminSnack } from '#contract/snacks/desk-catalogue.ts';

/** Which part of a row was used to move it: it keeps the focus on the way. */
export type MoveControl = 'handle' | 'up' | 'down';

type Props = {
  snack: AdminSnack;
  place: number;
  count: number;
  /** Moves it to a place, which may lie beyond either end. */
  onMove: (to: number, by: MoveControl) => void;
};

const BUTTON = { width: 44, height: 44, flex: 'none' };

const HELD = {
  zIndex: 1,
  borderColor: 'transparent',
  borderRadius: 3,
  outline: '2px solid',
  outlineColor: 'house.turmeric',
  outlineOffset: '-2px',
  boxShadow: '0 6px 24px rgb(0 0 0 / 28%)',
};

/** One snack in the list that is arranged: its handle, what it is, one up, one down. */
export function ArrangeRow({ snack, place, count, onMove }: Props) {
  const { name } = snack;
  const { setNodeRef, listeners, transform, transition, isDragging } = useSortable({
    id: snack.id,
    transition: { duration: 160, easing: 'ease' },
  });
  const places: Record<string, number> = {
    ArrowUp: place - 1,
    ArrowDown: place + 1,
    Home: 0,
    End: count - 1,
  };
  function moveByKey(event: KeyboardEvent) {
    const to = places[event.key];
    if (to === undefined || event.altKey || event.ctrlKey || event.metaKey) return;
    event.preventDefault();
    onMove(to, 'handle');
  }
  return (
    <Stack
      component="li"
      direction="row"
      ref={setNodeRef}
      data-snack={snack.id}
      style={{ transition, ...(transform && { transform: `translateY(${transform.y}px)` }) }}
      sx={{
        position: 'relative',
        alignItems: 'center',
        gap: { xs: 0.5, sm: 1 },
        minHeight: 68,
        px: 0.5,
        bgcolor: 'background.paper',
        borderTop: 1,
        borderColor: 'divider',
        userSelect: 'none',
        '&:first-of-type': { borderColor: 'transparent' },
        ...(isDragging && HELD),
      }}
    >
      <IconButton
        data-mover="handle"
        aria-label={`Move ${name}, place ${place + 1} of ${count}`}
        onKeyDown={moveByKey}
        {...listeners}
        sx={{
          ...BUTTON,
          color: 'text.secondary',
          touchAction: 'none',
          cursor: isDragging ? 'grabbing' : 'grab',
        }}
      >
        <GripVertical aria-hidden />
      </IconButton>
      <DishPicture
        dish={snack}
        width={60}
        sx={{ width: { xs: 48, sm: 60 }, height: { xs: 40, sm: 50 } }}
      />
      <Box sx={{ flex: 1, minWidth: 0, lineHeight: 1.25 }}>
        <Box sx={{ fontWeight: 650, overflowWrap: 'anywhere' }}>{name}</Box>
        {!snack.isActive && <Chip tone="steel">Off</Chip>}
      </Box>
      <IconButton
        data-mover="up"
        tabIndex={-1}
        aria-label={`${name} one up`}
        disabled={place === 0}
        onClick={() => onMove(place - 1, 'up')}
        sx={BUTTON}
      >
        <ChevronUp aria-hidden />
      </IconButton>
      <IconButton
        data-mover="down"
        tabIndex={-1}
        aria-label={`${name} one down`}
        disabled={place === count - 1}
        onClick={() => onMove(place + 1, 'down')}
        sx={BUTTON}
      >
        <ChevronDown aria-hidden />
      </IconButton>
    </Stack>
  );
}
