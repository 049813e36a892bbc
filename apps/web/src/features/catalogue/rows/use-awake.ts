import { startTransition, useEffect, useState } from 'react'

/** Whether the list is alive. Becomes true at leisure, so that hundreds of controls do not hold up what is pressed. */
export function useAwake(): boolean {
  const [isAwake, setIsAwake] = useState(false)
  useEffect(() => startTransition(() => setIsAwake(true)), [])
  return isAwake
}
