import { Box } from '@mui/material';
import { useCall } from '#admin/platform/client/use-call.ts';
import { kitchen } from '#contract/kitchen/kitchen.ts';
import { fitInto, nameBeforeDot } from '#domain/kitchen/brand.ts';

/** Who the kitchen is, as the shop says it; undefined until it is read. */
export const useBusiness = () => useCall(kitchen.business, {}).data;

/** The kitchen's logo, at most so many pixels high; without one its whole name with a chilli dot. */
export function DeskBrand({ height }: { height: number }) {
  const business = useBusiness();
  if (!business) return null;
  const { name, logo } = business;
  if (logo)
    return (
      <Box
        component="img"
        src={logo.src}
        alt={name}
        {...fitInto(logo, { width: height * 3, height })}
        sx={{ display: 'block', bgcolor: '#fbf6ec', borderRadius: 1 }}
      />
    );
  return (
    <Box
      component="span"
      sx={{
        // On a phone as wide as there is room beside the buttons of the bar.
        fontSize: `min(${height * sizeOf(name)}px, ${height * 0.115}vw)`,
        whiteSpace: name.length <= SHORT ? 'nowrap' : 'normal',
        fontWeight: 800,
        fontStretch: '112%',
        letterSpacing: '-0.02em',
        lineHeight: 1.1,
        overflowWrap: 'anywhere',
        textWrap: 'balance',
      }}
    >
      {nameBeforeDot(name)}
      <Box component="span" sx={{ color: 'house.chilliInk' }}>
        .
      </Box>
    </Box>
  );
}

/** A name that stands on one line, even on a phone. */
const SHORT = 20;

/** How high letters are beside a logo: a long name is smaller, so that it stands there whole. */
const sizeOf = ({ length }: string): number => (length <= SHORT ? 0.55 : length <= 40 ? 0.4 : 0.28);

/** Whether mails reach people; while that is not known, they do. */
export const useSendsMail = (): boolean => useBusiness()?.sendsMail !== false;
