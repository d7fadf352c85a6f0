import { Box, Tab, Tabs, useMediaQuery } from '@mui/material';
import { type ReactNode, useState } from 'react';
import { SNACK_STATUSES } from '#admin/kitchen/labels/statuses.ts';
import { BELOW_BAR } from '#admin/platform/theme/sizes.ts';
import { COLUMNS, type ColumnStatus } from './counter-view.ts';

type Props = {
  countOf: (status: ColumnStatus) => number;
  column: (status: ColumnStatus, headless: boolean) => ReactNode;
};

const tabId = (status: ColumnStatus) => `counter-tab-${status}`;
const PANEL = 'counter-panel';

/** The four states beside each other, or, on a phone, one at a time under tabs with their counts. */
export function Columns({ countOf, column }: Props) {
  const narrow = useMediaQuery('(max-width: 719px)', { noSsr: true });
  // At first the first state that has something; it stays when that empties, so that nothing jumps.
  const [shown, show] = useState<ColumnStatus>(
    () => COLUMNS.find((status) => countOf(status) > 0) ?? COLUMNS[0],
  );
  if (!narrow)
    return (
      <Box
        sx={{
          display: 'grid',
          gridTemplateColumns: 'repeat(4, minmax(0, 1fr))',
          gap: { xs: 0.75, md: 1.5 },
          alignItems: 'start',
        }}
      >
        {COLUMNS.map((status) => (
          <Box key={status} sx={{ minWidth: 0 }}>
            {column(status, false)}
          </Box>
        ))}
      </Box>
    );

  return (
    <Box>
      <Tabs
        value={shown}
        onChange={(_event, status: ColumnStatus) => show(status)}
        variant="fullWidth"
        aria-label="State"
        textColor="inherit"
        sx={{
          position: 'sticky',
          top: BELOW_BAR,
          zIndex: 3,
          bgcolor: 'background.default',
          borderBottom: 1,
          borderColor: 'divider',
          mb: 1,
        }}
      >
        {COLUMNS.map((status) => (
          <Tab
            key={status}
            value={status}
            id={tabId(status)}
            aria-controls={PANEL}
            sx={{ px: 0.25, lineHeight: 1.1, fontSize: '0.8125rem' }}
            label={
              <span>
                <Box
                  component="span"
                  sx={{ display: 'block', fontSize: '1.375rem', fontWeight: 800 }}
                >
                  {countOf(status)}
                </Box>
                {SNACK_STATUSES[status].label}
              </span>
            }
          />
        ))}
      </Tabs>
      <Box role="tabpanel" id={PANEL} aria-labelledby={tabId(shown)}>
        {column(shown, true)}
      </Box>
    </Box>
  );
}
