import { useCallback, useEffect, useRef } from 'react'
import type { RouterNavigateFunction, RouterProvider } from 'react-admin'
import {
  Link,
  matchPath,
  Navigate,
  Outlet,
  Route,
  Routes,
  useInRouterContext,
  useLocation,
  useMatch,
  useNavigate,
  useParams,
} from 'react-router-dom'
import { useBlocker } from './HistoryRouter.tsx'

/** The same function through all moves, so that what depends on it does not run again with each. */
function useStableNavigate(): RouterNavigateFunction {
  const navigate = useNavigate()
  const latest = useRef(navigate)
  useEffect(() => {
    latest.current = navigate
  }, [navigate])
  return useCallback((to, options) => void (typeof to === 'number' ? latest.current(to) : latest.current(to, options)), [])
}

/** The router as react-admin's own parts use it: in the place of its `reactRouterProvider`, which needs a data router to hold moves back. */
export const routerProvider: RouterProvider = {
  useNavigate: useStableNavigate,
  useLocation,
  useParams: useParams as RouterProvider['useParams'],
  useBlocker,
  useMatch,
  useInRouterContext,
  useCanBlock: () => true,
  Link,
  Navigate,
  Route: Route as RouterProvider['Route'],
  Routes,
  Outlet,
  // Pages stand in the router of the whole admin.
  RouterWrapper: ({ children }) => children,
  matchPath,
}
