import { Box, Button, Link, Typography } from '@mui/material';
import { Link as RouterLink } from 'react-router';
import { Section } from '#admin/platform/parts/section.tsx';
import { FIRST_DAY_TITLES } from '#domain/kitchen/first-day-titles.ts';
import { FIRST_DAY_PAGES } from './first-day-pages.ts';
import { useFirstDay } from './use-first-day.ts';

/** On the overview, until everything is done: what is still as the program came with it. */
export function FirstDayCard() {
  const { data } = useFirstDay();
  const open = data?.filter(({ done }) => !done) ?? [];
  if (!data || open.length === 0) return null;
  const left = `${open.length} of ${data.length} to look at`;
  return (
    <Section
      title="Before your first customers"
      aside={
        <Button component={RouterLink} to="/settings/first-day" variant="outlined">
          Open the list
        </Button>
      }
    >
      <Typography color="textSecondary" sx={{ mt: -0.5, mb: 1, maxWidth: '70ch' }}>
        {left}. The program came with examples; customers are not told to call, write or pay where
        only an example stands.
      </Typography>
      <Box
        component="ul"
        sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 2.5, listStyle: 'none', m: 0, p: 0 }}
      >
        {open.map(({ item }) => (
          <li key={item}>
            <Link
              component={RouterLink}
              to={FIRST_DAY_PAGES[item][0].to}
              color="inherit"
              sx={{ display: 'inline-flex', alignItems: 'center', minHeight: 44, fontWeight: 600 }}
            >
              {FIRST_DAY_TITLES[item]}
            </Link>
          </li>
        ))}
      </Box>
    </Section>
  );
}
