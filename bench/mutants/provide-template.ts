import type { TestProject } from 'vitest/node';

/** All processes of the bench share one cluster: each test file still copies a database of its own. */
export default function provideTemplate(project: TestProject): void {
  project.provide('templateUrl', process.env.MUTANTS_TEMPLATE ?? '');
}
