"""Plans a room and prints what to buy: python3 plan_a_room.py 'E4m S3m W4m N3m' [server]"""

import sys

from tilewright import Refused, Tilewright
from tilewright_types import PlanBody, PlanBodyParameters

outline = sys.argv[1] if len(sys.argv) > 1 else "E420 S180 W160 S170 W260 N350"
tilewright = Tilewright(*sys.argv[2:3])
tile = PlanBodyParameters(tile_size=600)
try:
    plan = tilewright.plan(PlanBody(outline=outline, parameters=tile, start="best", tiles_per_box=4, link=False))
except Refused as refused:
    sys.exit(str(refused))

print(f"Tiles: {plan.tiles.total}, of which cut: {plan.tiles.cut}")
print(f"Boxes: {plan.order.boxes}")
