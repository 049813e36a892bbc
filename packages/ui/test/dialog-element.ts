/** The parts of the platform's dialog and popover that jsdom lacks, as far as components use them. */
export function installDialogElement(): void {
  const dialog = HTMLDialogElement.prototype
  dialog.showModal = function showModal() {
    this.open = true
  }
  dialog.close = function close() {
    this.open = false
  }
  HTMLElement.prototype.showPopover = () => {}
}
