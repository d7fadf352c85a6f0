import { Button, Menu, MenuItem } from '@mui/material';
import { ChevronDown } from 'lucide-react';
import { useId, useState } from 'react';
import type { Asked } from './planning.ts';

type Props = {
  onAsk: (asked: Asked) => void;
  isCertain: boolean;
  /** Where copying has no button of its own. */
  withCopy: boolean;
};

/** What is seldom done with a week as a whole. */
export function MoreOfWeek({ isCertain, withCopy, onAsk }: Props) {
  const id = useId();
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const ask = (asked: Asked) => () => {
    setAnchor(null);
    onAsk(asked);
  };
  return (
    <>
      <Button
        color="secondary"
        aria-haspopup="menu"
        aria-controls={anchor ? id : undefined}
        endIcon={<ChevronDown size={18} aria-hidden />}
        onClick={(event) => setAnchor(event.currentTarget)}
        sx={{ minHeight: 44 }}
      >
        More
      </Button>
      <Menu id={id} anchorEl={anchor} open={anchor !== null} onClose={() => setAnchor(null)}>
        {withCopy && (
          <MenuItem onClick={ask({ about: 'copy-week' })} sx={ITEM}>
            Copy this week…
          </MenuItem>
        )}
        {!isCertain && (
          <MenuItem onClick={ask({ about: 'serve-now' })} sx={ITEM}>
            Serve it this week…
          </MenuItem>
        )}
        <MenuItem
          onClick={ask({ about: 'remove-week' })}
          sx={{ ...ITEM, color: 'house.chilliInk' }}
        >
          {isCertain ? 'Remove this week…' : 'Take it out of the cycle…'}
        </MenuItem>
      </Menu>
    </>
  );
}

const ITEM = { py: 1.25 };
