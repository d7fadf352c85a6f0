import {
  Autocomplete,
  Box,
  Button,
  Dialog,
  DialogActions,
  DialogContent,
  DialogTitle,
  type PopperProps,
  TextField,
} from '@mui/material';
import { Plus } from 'lucide-react';
import { type ReactNode, useId, useState } from 'react';
import { COURSE_LABELS } from '#admin/kitchen/labels/choices.ts';
import { optionGroup } from '#admin/platform/forms/option-group.tsx';
import type { AdminDish } from '#contract/menu/desk-dishes.ts';
import type { MenuEntry } from '#contract/menu/desk-weekly-menus.ts';
import { dishChoices, fitsDish } from './dish-choices.ts';
import { servedToText } from './week-text.ts';

type Props = {
  dayName: string;
  dishes: readonly AdminDish[];
  /** What is on the day already. */
  entries: readonly MenuEntry[];
  onAdd: (dish: AdminDish) => void;
  /** Asks for a dish that does not exist yet. */
  onNew: (name: string) => void;
  onClose: () => void;
};

/** Finds dishes for a day and adds them, one after the other. */
export function AddDishDialog({ dayName, dishes, entries, onAdd, onNew, onClose }: Props) {
  const titleId = useId();
  const [typed, setTyped] = useState('');
  const [added, setAdded] = useState<string[]>([]);
  const fitting = dishChoices(dishes, entries).filter((dish) => fitsDish(typed, dish));

  function add(dish: AdminDish | null): void {
    if (!dish) return;
    onAdd(dish);
    setAdded([...added, dish.name]);
    setTyped('');
  }

  return (
    <Dialog open fullWidth maxWidth="sm" aria-labelledby={titleId} onClose={onClose}>
      <DialogTitle id={titleId}>Add a dish to {dayName}</DialogTitle>
      <DialogContent sx={{ pb: 1 }}>
        <Autocomplete
          open
          forcePopupIcon={false}
          autoHighlight
          onClose={(_event, reason) => reason === 'escape' && onClose()}
          options={fitting}
          filterOptions={(options) => options}
          value={null}
          inputValue={typed}
          onInputChange={(_event, text, reason) => reason === 'input' && setTyped(text)}
          onChange={(_event, dish) => add(dish)}
          getOptionLabel={({ name }) => name}
          getOptionKey={({ id }) => id}
          groupBy={({ course }) => COURSE_LABELS[course]}
          noOptionsText="No dish fits. Write a new one down below."
          renderGroup={optionGroup}
          renderOption={({ key, ...option }, { name, diets }) => (
            <Box component="li" key={key} {...option} sx={{ minHeight: '44px !important' }}>
              <span>
                {name}{' '}
                <Box component="span" sx={{ color: 'text.secondary', fontSize: '0.875rem' }}>
                  {servedToText(diets, null)}
                </Box>
              </span>
            </Box>
          )}
          renderInput={(params) => <TextField {...params} autoFocus label="Find a dish" />}
          slots={{ popper: InPlace }}
          slotProps={{ listbox: { sx: LIST }, paper: { sx: { minHeight: LIST.height } } }}
        />
        <Box role="status" sx={{ minHeight: 28, mt: 0.5 }}>
          {added.length > 0 && `Added: ${added.join(', ')}.`}
        </Box>
      </DialogContent>
      <DialogActions sx={{ justifyContent: 'space-between' }}>
        <Button
          color="secondary"
          startIcon={<Plus size={18} aria-hidden />}
          onClick={() => onNew(typed.trim())}
        >
          {typed.trim() && fitting.length === 0 ? `New dish “${typed.trim()}”` : 'New dish'}
        </Button>
        <Button variant="contained" onClick={onClose}>
          Done
        </Button>
      </DialogActions>
    </Dialog>
  );
}

/** The list stands in the dialog, where it covers nothing. */
const InPlace = ({ children }: PopperProps) => <Box sx={{ mt: 0.5 }}>{children as ReactNode}</Box>;

const LIST = { height: 'min(44vh, 380px)', maxHeight: 'none', py: 0 };
