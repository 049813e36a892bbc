import type { GameBoot } from '../boot.ts'
import { setType } from './face.ts'
import { applyPalette } from './palette.ts'
import { engines } from './engines.ts'
import './play.css'
import './rules.css'

const boot = JSON.parse(document.getElementById('boot')!.textContent) as GameBoot
applyPalette(boot.palette)
setType(boot)
void engines[boot.engine](boot, document.getElementById('game')!)
