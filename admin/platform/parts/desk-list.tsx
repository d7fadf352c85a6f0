import { useEffect } from 'react';
import {
  List,
  type ListProps,
  Pagination,
  type PaginationProps,
  useResourceContext,
} from 'react-admin';
import { useLocation } from 'react-router';
import { rememberList } from './list-paths.ts';
import { ListProblem } from './states.tsx';

/** A bar is no part of a line of text; its types do not know that it can be said. */
const AS_BAR = { component: 'div' } as PaginationProps;

/**
 * The frame of a list. What it shows is in its address and nowhere else: from the menu it starts
 * clean, a link brings its filter along, and going back finds it as it was.
 */
export function DeskList(props: ListProps) {
  const resource = useResourceContext() ?? '';
  const { search } = useLocation();
  useEffect(() => rememberList(resource, search), [resource, search]);
  return (
    <List
      storeKey={false}
      exporter={false}
      error={<ListProblem />}
      pagination={<Pagination {...AS_BAR} />}
      {...props}
    />
  );
}
