import { useSearchParams } from 'react-router';
import { today } from '#admin/platform/words/today.ts';
import { type IsoDay, isDay } from '#domain/platform/days.ts';

/** The day that a sheet is asked for in its address, else today. */
export function usePrintedDate(): IsoDay {
  const [params] = useSearchParams();
  const asked = params.get('date') ?? '';
  return isDay(asked) ? asked : today();
}
