import { PointerSensor, type UniqueIdentifier, useSensor, useSensors } from '@dnd-kit/core';

/** A press that wanders less than this is no drag. */
const SLACK_PX = 5;

/** What is said aloud of a drag: what is dragged, and over what. */
type DragAnnouncements = Record<'held' | 'over', (id: UniqueIdentifier) => string>;

/**
 * What a `DndContext` needs to be dragged in with mouse, pen and finger: what is dragged by a finger
 * needs `touch-action: none`. Escape lets go without a drop. Keys that move something are the page's
 * own, and so is what it says once something has moved.
 */
export function useDragging({ held, over }: DragAnnouncements) {
  const sensors = useSensors(
    useSensor(PointerSensor, { activationConstraint: { distance: SLACK_PX } }),
  );
  const accessibility = {
    announcements: {
      onDragStart: ({ active }: { active: { id: UniqueIdentifier } }) =>
        `${held(active.id)} is held.`,
      onDragOver: (event: { over: { id: UniqueIdentifier } | null }) =>
        event.over ? over(event.over.id) : undefined,
      onDragEnd: () => '',
      onDragCancel: ({ active }: { active: { id: UniqueIdentifier } }) =>
        `${held(active.id)} is back where it was.`,
    },
    // It would tell of keys that the package has no part in here.
    screenReaderInstructions: { draggable: '' },
  };
  return { sensors, accessibility };
}
