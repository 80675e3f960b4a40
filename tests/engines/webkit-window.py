"""A bare WebKitGTK window for WebKitWebDriver: unlike a whole browser it can be as narrow as a phone."""

import ctypes
import sys

import gi

gi.require_version("Gtk", "3.0")
gi.require_version("WebKit2", "4.1")
from gi.repository import Gdk, GLib, Gtk, WebKit2  # noqa: E402

context = WebKit2.WebContext.new_ephemeral()
context.set_automation_allowed(True)


def start(_context, session):
    info = WebKit2.ApplicationInfo()
    info.set_name("WebKitGTK")
    info.set_version(
        WebKit2.get_major_version(), WebKit2.get_minor_version(), WebKit2.get_micro_version()
    )
    session.set_application_info(info)
    session.connect("create-web-view", create_view)


def create_view(_session):
    settings = WebKit2.Settings()
    settings.set_enable_write_console_messages_to_stdout(True)
    # A document's own scripts are off; the driver's still run.
    settings.set_enable_javascript_markup("--no-scripts" not in sys.argv)
    manager = injected()
    view = WebKit2.WebView(
        web_context=context,
        is_controlled_by_automation=True,
        settings=settings,
        user_content_manager=manager,
    )
    manager.connect("script-message-with-reply-received::touch", touch, view)
    return show(view)


def touch(_manager, places, reply, view):
    """Puts a finger on the first place, moves it to the others and lifts it, a frame apart."""
    length = places.object_get_property("length").to_int32()
    at = [places.object_get_property_at_index(index) for index in range(length)]
    path = [[place.object_get_property_at_index(axis).to_double() for axis in (0, 1)] for place in at]
    events = [(Gdk.EventType.TOUCH_BEGIN, path[0])]
    events += [(Gdk.EventType.TOUCH_UPDATE, place) for place in path[1:]]
    events.append((Gdk.EventType.TOUCH_END, path[-1]))

    def send():
        if events:
            finger(view, *events.pop(0))
            return True
        reply.return_value(places)
        return False

    GLib.timeout_add(16, send)
    return True


def finger(view, kind, place):
    event = Gdk.Event.new(kind)
    event.touch.window = view.get_window()
    event.touch.x, event.touch.y = place
    event.touch.x_root, event.touch.y_root = place
    event.touch.time = GLib.get_monotonic_time() // 1000 & 0xFFFFFFFF
    event.set_device(Gdk.Display.get_default().get_default_seat().get_pointer())
    # WebKit tells fingers apart by this field of the structure, which has no setter.
    ctypes.c_void_p.from_address(hash(event) + 56).value = 1
    Gtk.main_do_event(event)


def injected():
    manager = WebKit2.UserContentManager()
    manager.register_script_message_handler_with_reply("touch", None)
    if "--no-service-workers" in sys.argv:
        manager.add_script(
            WebKit2.UserScript(
                "if (navigator.serviceWorker) navigator.serviceWorker.register = async () => {};",
                WebKit2.UserContentInjectedFrames.TOP_FRAME,
                WebKit2.UserScriptInjectionTime.START,
            )
        )
    return manager


def show(view):
    # A page may open further windows, as in any browser.
    view.connect("create", lambda opener, _action: show(WebKit2.WebView(related_view=opener)))
    window = Gtk.Window(decorated=False)
    window.set_default_size(1440, 900)
    window.add(view)
    window.show_all()
    return view


context.connect("automation-started", start)
Gtk.main()
