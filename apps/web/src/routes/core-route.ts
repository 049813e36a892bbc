import { type AnyRoute, BaseRootRoute, BaseRoute, type Register } from '@tanstack/router-core'

const CoreRoute = BaseRoute<Register, AnyRoute, string, string>
type Options = NonNullable<ConstructorParameters<typeof CoreRoute>[0]>
type RootOptions = ConstructorParameters<typeof BaseRootRoute>[0]

/**
 * Routes of the router's core. They are enough: those of its React package bring the library's link component,
 * and every link here is a plain anchor.
 */
export function coreRoute(options: Options): AnyRoute {
  return asRoute(new CoreRoute(options))
}

/** The route above all others. */
export function coreRootRoute(options: RootOptions): AnyRoute {
  return asRoute(new BaseRootRoute(options))
}

/** The React package adds hooks to the type of every route; the router itself never asks for them. */
function asRoute(route: object): AnyRoute {
  return route as AnyRoute
}
