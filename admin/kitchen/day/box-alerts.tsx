import { Alert, Button } from '@mui/material';
import { useCreatePath } from 'react-admin';
import { Link } from 'react-router';
import { useMay } from '#admin/platform/client/use-may.ts';
import { adminPlanGroups } from '#contract/tiffin/desk/plan-groups.ts';
import type { KitchenDay } from '#contract/tiffin/desk/tiffin-orders.ts';
import { boxProblemsOf } from './box-problems.ts';

const SX = { flexWrap: 'wrap', '& .MuiAlert-message': { flex: '1 1 220px' } } as const;

/** What is wrong between the boxes that were sold and the menu, each with the page where it is mended. */
export function BoxAlerts({ day }: { day: Pick<KitchenDay, 'toPack' | 'dishes'> }) {
  const may = useMay();
  const createPath = useCreatePath();
  const { short, unsaid, otherUnit, noMenu } = boxProblemsOf({
    boxes: day.toPack,
    dishes: day.dishes,
  });
  const menu = (
    <Button component={Link} to="/weekly-menu" color="inherit" variant="outlined">
      Plan the menu
    </Button>
  );
  return (
    <>
      {noMenu && (
        <Alert severity="warning" sx={SX} action={menu}>
          This day has no menu: there is nothing to put into the boxes.
        </Alert>
      )}
      {short.length > 0 && (
        <Alert severity="warning" sx={SX} action={menu}>
          {short.map((words) => (
            <div key={words}>{words}</div>
          ))}
        </Alert>
      )}
      {otherUnit.length > 0 && (
        <Alert severity="info">
          {otherUnit.map((words) => (
            <div key={words}>{words}</div>
          ))}
        </Alert>
      )}
      {unsaid.map(({ planName, planGroupId }) => (
        <Alert
          key={planName}
          severity="warning"
          sx={SX}
          action={
            planGroupId && may(adminPlanGroups.update) ? (
              <Button
                component={Link}
                to={createPath({ resource: 'plan-groups', id: planGroupId, type: 'edit' })}
                color="inherit"
                variant="outlined"
              >
                Say what is in it
              </Button>
            ) : undefined
          }
        >
          Nobody has said what is in the box of {planName}. It counts as a portion of everything
          that its diet is served.
        </Alert>
      ))}
    </>
  );
}
