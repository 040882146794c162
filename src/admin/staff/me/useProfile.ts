import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import type { InputOf } from '../../../schema/endpoints.ts'
import { profile as profileCall, updateProfile } from '../../../schema/staff/calls.ts'
import { session } from '../../../session/index.ts'
import { storeStaff } from '../../../session/keepStaff.ts'
import { client } from '../../core/client.ts'

const queryKey = ['profile']

/** The person's own account. */
export const useProfile = () =>
  useQuery({ queryKey, queryFn: ({ signal }) => client.call(profileCall, {}, { signal, quiet: true }), staleTime: 30_000 })

/** Saves the person's own changes and updates the top bar. After a stale version the present row is loaded. */
export function useSaveProfile() {
  const memory = useQueryClient()
  return useMutation({
    mutationFn: (changes: InputOf<'updateProfile'>) => client.call(updateProfile, changes, { quiet: true }),
    onSuccess: ({ profile }) => {
      memory.setQueryData(queryKey, { profile })
      const staff = session.get('staff')
      const { name, photo, acceptingLeads } = profile
      if (staff) storeStaff({ ...staff, name, photo, acceptingLeads })
    },
    onError: () => memory.invalidateQueries({ queryKey }),
  })
}
