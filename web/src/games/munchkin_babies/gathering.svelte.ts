/** Whether the tray is open, and what for. */
class Gathering {
  open = $state(false);
  purpose = $state('');

  begin(purpose: string): void {
    this.purpose = purpose;
    this.open = true;
  }

  end(): void {
    this.open = false;
  }
}

export const gathering = new Gathering();
