// The branch chosen in the top bar, if any: it narrows the lists of every resource that has a branch.
import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useMemo } from 'react'
import { useGetList } from 'react-admin'
import { branchFilter } from '../../dataProvider/index.ts'
import { boundTo } from '../../schema/core/access.ts'
import { session, useSession } from '../../session/index.ts'
import { definitionOf, type Row } from './definition.ts'

/** The question for all branches of the tenant, by name. */
export const allBranches = {
  pagination: { page: 1, perPage: 100 },
  sort: { field: 'position', order: 'ASC' as const },
  filter: {},
  meta: { view: 'names' },
}

/** The branches of a person: those where they work; all for administrators and for staff without branches. */
function useBranches(): Row[] {
  const staff = useSession('staff')
  const { data } = useGetList<Row>('dealershipLocations', allBranches)
  const own = staff && boundTo(staff)
  return (data ?? []).filter(({ id }) => own?.includes(id) ?? true)
}

/** The chosen branch and the function to choose another; undefined: all. A branch that is no longer the person's is dropped. */
export function useBranch(): { branches: Row[]; chosen: Row | undefined; choose: (id: string | undefined) => void } {
  const branches = useBranches()
  const id = useSession('branch')
  const memory = useQueryClient()
  const choose = (next: string | undefined) => {
    if (next) session.set('branch', next)
    else session.remove('branch')
    void memory.invalidateQueries()
  }
  const lost = id !== undefined && branches.length > 0 && !branches.some((one) => one.id === id)
  useEffect(() => {
    if (lost) session.remove('branch')
  }, [lost])
  return { branches, chosen: branches.find((one) => one.id === id), choose }
}

/** The chosen branch as list filters of a resource, for calls that take filters without the dataProvider. */
export function useBranchFilter(resource: string): Readonly<Record<string, string>> {
  const branch = useSession('branch')
  // eslint-disable-next-line react-hooks/exhaustive-deps -- the branch is read where the filter is made
  return useMemo(() => branchFilter(resource), [resource, branch])
}

/** The branch by which the top bar narrows a list; undefined where the list has its own branch filter or its rows have no branch. */
export function useBranchShown(resource: string, filters: Readonly<Record<string, unknown>>): Row | undefined {
  const { chosen } = useBranch()
  const { location } = definitionOf(resource)
  return location && filters[location] === undefined ? chosen : undefined
}
