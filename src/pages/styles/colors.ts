// The identity's colours by their role, light and dark.

export const COLORS = `:root {
  color-scheme: light dark;
  --page: #fbfaf7;
  --raised: #ffffff;
  --sunk: #f1eee8;
  --line: #ddd7cc;
  --edge: #857d72;
  --text: #1d252d;
  --slate: #2f3a45;
  --muted: #5b6671;
  --signal: #c0394b;
  --signal-ground: #fbeeee;
  --action: #1f5f8b;
  --on-action: #ffffff;
}
@media (prefers-color-scheme: dark) {
  :root {
    --page: #16191d;
    --raised: #1e2328;
    --sunk: #22282e;
    --line: #343c45;
    --edge: #75808c;
    --text: #eef2f5;
    --slate: #c9d1d9;
    --muted: #9aa5b1;
    --signal: #ff7a8a;
    --signal-ground: #2c2024;
    --action: #7cc0ee;
    --on-action: #10202c;
  }
}`;
